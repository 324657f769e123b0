import { FineNumber } from './index.ts'

export default { title: 'Core / Fine number' }

export const AsOnTheNotice = () => <FineNumber groups={['21750001600019', '26', '1', '325', '012', '004']} />

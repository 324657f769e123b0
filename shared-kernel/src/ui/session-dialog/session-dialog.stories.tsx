import { SessionDialog } from './index.ts'

export default { title: 'Floating / Session dialog' }

export const Expired = () => <SessionDialog isOpen onSignIn={() => {}} onLeave={() => {}} />

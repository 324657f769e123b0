import { plate } from '../../plates/index.ts'
import { Cluster, Stack } from '../layout/index.ts'
import { Plate, PlateList } from './index.ts'

export default { title: 'Core / Plate' }

const plates = ['AB123CD', '1234AB75', 'WX55ABC', 'EF456GH', 'GX890ZZ'].flatMap(raw => plate(raw) ?? [])

export const Plates = () => (
  <Stack>
    {(['small', 'medium', 'large'] as const).map(size => (
      <Cluster key={size}>
        {plates.slice(0, 3).map(one => (
          <Plate key={one} plate={one} size={size} />
        ))}
      </Cluster>
    ))}
    <PlateList plates={plates} />
    <PlateList plates={[]} />
  </Stack>
)

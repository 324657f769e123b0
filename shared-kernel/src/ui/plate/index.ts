export { Plate, type PlateProps } from './plate.tsx'
export { PlateList, type PlateListProps } from './plate-list.tsx'

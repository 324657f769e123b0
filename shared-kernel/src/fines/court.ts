/** The only court for parking fines in France: fixed by law, so not configurable. */
export const COURT = {
  site: 'https://tribunal-stationnement-payant.fr',
  address: 'Tribunal du stationnement payant, TSA 51544, 87021 Limoges Cedex 9',
} as const

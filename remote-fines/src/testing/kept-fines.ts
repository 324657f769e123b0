import { fakeFine } from './fake-fine.ts'

export const KEPT = 'GET /api/subscriber/fps'
export const OTHER = '21380990000016261305004002'
export const kept = (changes: object = {}) => ({
  fps: fakeFine(changes),
  keptDatetime: new Date().toISOString(),
})
export const other = () =>
  kept({
    id: OTHER,
    plate: 'DZ117PR',
    place: 'Place du Marché',
    versions: [{ finePrice: 3500 }],
  })

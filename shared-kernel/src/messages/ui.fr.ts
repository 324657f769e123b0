/** Words of the kit itself. French is the source of the keys. */
export const uiFr = {
  'ui.busy': 'En cours',
} as const

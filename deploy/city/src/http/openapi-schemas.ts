export const schemasOfContract = () => ({})

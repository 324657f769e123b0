export type Report = (error: unknown, where: string) => void

export { type CityProcess, startCityProcess } from './city-process.ts'
export { type Postgres, startPostgres } from './postgres.ts'

export { developmentHere } from './development-here.tsx'

export { FineNumber, type FineNumberProps } from './fine-number.tsx'

export { ValidityBar, type ValidityBarProps } from './validity-bar.tsx'

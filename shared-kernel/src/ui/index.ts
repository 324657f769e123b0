// The light core for first screens. Nothing here may import react-aria-components; overlays and pickers (dialog,
// combobox, date-picker …) are separate entry points, loaded when needed.
export { ActionBar, type ActionBarProps } from './action-bar/index.ts'
export { Actions } from './actions/index.ts'
export { Amount, type AmountProps, PaidAmount, type PaidAmountProps, usePriceIn } from './amount/index.ts'
export { Banner, type BannerProps } from './banner/index.ts'
export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonLook,
  type ButtonProps,
  type ButtonVariant,
  buttonClass,
} from './button/index.ts'
export { Card, type CardProps } from './card/index.ts'
export { Checkbox, type CheckboxProps } from './checkbox/index.ts'
export { type Consequence, Consequences, type ConsequencesProps } from './consequences/index.ts'
export { Disclosure, type DisclosureProps } from './disclosure/index.ts'
export { EmptyState, type EmptyStateProps } from './empty-state/index.ts'
export { type ErrorContact, ErrorPanel, type ErrorPanelProps } from './error-panel/index.ts'
export { ErrorSummary, type ErrorSummaryProps, type FieldFault, focusField } from './error-summary/index.ts'
export { type Fact, Facts, type FactsProps } from './facts/index.ts'
export {
  type FieldControl,
  FieldError,
  type FieldFrameProps,
  type FieldProps,
  FieldsNote,
} from './field/index.ts'
export { FineNumber, type FineNumberProps } from './fine-number/index.ts'
export {
  Heading,
  type HeadingLevel,
  type HeadingProps,
  PageHeader,
  type PageHeaderProps,
} from './heading/index.ts'
export type { IconType } from './icon/index.ts'
export { LanguageSwitch, type LanguageSwitchProps } from './language-switch/index.ts'
export { Cluster, Columns, type Gap, Page, Section, Stack } from './layout/index.ts'
export { Link, type LinkProps } from './link/index.ts'
export { Note, type NoteProps } from './note/index.ts'
export { OverlayRoot, useOverlayRoot } from './overlay-root/index.ts'
export { Plate, PlateList, type PlateListProps, type PlateProps } from './plate/index.ts'
export type { ProgressBarProps } from './progress-bar/index.ts'
export { RadioCards, type RadioCardsProps, type RadioOption } from './radio-cards/index.ts'
export { Loading, type LoadingProps, PageSkeleton, Skeleton, type SkeletonProps } from './skeleton/index.ts'
export { StatusBadge, type StatusBadgeProps } from './status-badge/index.ts'
export { type Step, Stepper, type StepperProps } from './stepper/index.ts'
export { Switch, type SwitchProps } from './switch/index.ts'
export { TextArea, type TextAreaProps } from './text-area/index.ts'
export { TextInput, type TextInputProps } from './text-input/index.ts'
export { Timeline, type TimelineItem, type TimelineProps } from './timeline/index.ts'
export {
  type Toast,
  ToastRegion,
  type ToastRegionProps,
  type Toasts,
  type ToastTone,
  useToasts,
} from './toast/index.ts'
export type { Tone } from './tone/index.ts'
export { ValidityBar, type ValidityBarProps } from './validity-bar/index.ts'
export { VisuallyHidden } from './visually-hidden/index.ts'

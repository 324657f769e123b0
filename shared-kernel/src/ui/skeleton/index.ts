export { Loading, type LoadingProps, PageSkeleton, Skeleton, type SkeletonProps } from './skeleton.tsx'

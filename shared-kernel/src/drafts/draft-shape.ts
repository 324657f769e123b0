// The part of valibot needed to describe a draft: `shape.object({ step: shape.number() })`.
export {
  array,
  boolean,
  type GenericSchema,
  type InferOutput,
  integer,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  picklist,
  pipe,
  record,
  string,
  transform,
} from 'valibot'

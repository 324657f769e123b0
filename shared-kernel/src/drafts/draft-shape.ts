// The part of valibot that says what a draft looks like: `shape.object({ step: shape.number() })`.
export {
  array,
  boolean,
  type GenericSchema,
  type InferOutput,
  literal,
  nullable,
  number,
  object,
  optional,
  picklist,
  record,
  string,
  variant,
} from 'valibot'

import { errors, z } from "@strapi/utils";

/** Returns the body of a request, which Strapi does not type. */
export const requestBody = (request: object): unknown => ("body" in request ? request.body : undefined);

/** Accepts every address that browsers accept in a field for an email address, and others. */
export const emailSchema = z
  .string()
  .max(254)
  .regex(/^[^@\s]+@[^@\s]+$/);

const fileSchema = z.object({
  filepath: z.string(),
  originalFilename: z.string().nullable(),
  size: z.number(),
});
const filesSchema = z.record(z.string(), z.union([fileSchema, z.array(fileSchema)])).optional();

/** Returns the temporary files in which Strapi stored the uploads of a request. */
export const uploadedFiles = (request: object) =>
  Object.values(filesSchema.parse("files" in request ? request.files : undefined) ?? {}).flat();

/** Like `parseInput`, for the body of a request. */
export const parseBody = <Body>(schema: z.ZodType<Body>, request: object): Body =>
  parseInput(schema, requestBody(request));

/** Parses a value. The ValidationError names every invalid field but no value, because callers log it. */
export function parseInput<Value>(schema: z.ZodType<Value>, value: unknown): Value {
  const { data, error } = schema.safeParse(value);
  if (!error) return data;
  const problems = error.issues.map((issue) => {
    const path = issue.path.map(String);
    const message =
      issue.code === "unrecognized_keys"
        ? `Invalid key ${issue.keys.join(", ")}`
        : `${path.join(".") || "The body"} is missing or invalid`;
    return fieldError(path, message);
  });
  throw new errors.ValidationError(problems.map(({ message }) => message).join("; "), { errors: problems });
}

/** Returns a field error in Strapi's format, which the panel shows at the field. */
export const fieldError = (path: string[], message: string) => ({ path, message, name: "ValidationError" });

/** Returns an error that the panel shows at the field. */
export function invalidFieldError(name: string, message: string): Error {
  return invalidFieldsError([fieldError([name], message)]);
}

/** Like `invalidFieldError`, for several fields. The default summary joins their messages without repeats. */
export function invalidFieldsError(problems: ReturnType<typeof fieldError>[], summary?: string): Error {
  const messages = new Set(problems.map(({ message }) => message));
  return new errors.ValidationError(summary ?? [...messages].join(" "), { errors: problems });
}

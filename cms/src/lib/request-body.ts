import { errors, z } from "@strapi/utils";

/** Strapi's types leave open whether a request has a body. */
export const bodyOf = (request: object): unknown => ("body" in request ? request.body : undefined);

const fileSchema = z.object({
  filepath: z.string(),
  originalFilename: z.string().nullable(),
  size: z.number(),
});
const filesSchema = z.record(z.string(), z.union([fileSchema, z.array(fileSchema)])).optional();

/** The temporary files of a request. */
export const filesOf = (request: object) =>
  Object.values(filesSchema.parse("files" in request ? request.files : undefined) ?? {}).flat();

/** As `parsed`, of a request's body. */
export const parseBody = <Body>(schema: z.ZodType<Body>, request: object): Body =>
  parsed(schema, bodyOf(request));

/**
 * @throws ValidationError naming every field that is wrong, and no value: callers log the answer
 */
export function parsed<Value>(schema: z.ZodType<Value>, value: unknown): Value {
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

/** As Strapi describes the error of a field, which the panel then shows beside it. */
export const fieldError = (path: string[], message: string) => ({ path, message, name: "ValidationError" });

/** @returns an error that the panel shows beside the field */
export function invalidField(name: string, message: string): Error {
  return invalidFields([fieldError([name], message)]);
}

/** As `invalidField`, for several at once: the panel's message is that of the first. */
export function invalidFields(problems: ReturnType<typeof fieldError>[]): Error {
  return new errors.ValidationError(problems[0]?.message ?? "", { errors: problems });
}

import { errors, type z } from "@strapi/utils";

/**
 * Reads the body of a call.
 * @throws ValidationError naming every field that is wrong, and no value: callers log the answer
 */
export function readBody<Body>(schema: z.ZodType<Body>, body: unknown): Body {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => {
    const path = issue.path.map(String);
    const unknown = issue.code === "unrecognized_keys" ? issue.keys.join(", ") : undefined;
    const message = unknown
      ? `Invalid key ${unknown}`
      : `${path.join(".") || "The body"} is missing or invalid`;
    return { path, message, name: "ValidationError" };
  });
  throw new errors.ValidationError(problems.map(({ message }) => message).join("; "), { errors: problems });
}

import type { Core } from "@strapi/strapi";
import { errors, z } from "@strapi/utils";
import { findContentType } from "../lib/content";
import { fieldError, invalidFieldsError } from "../lib/request-body";
import { asRecord } from "../lib/values";
import { fieldLabel } from "../plugins/history/changes";
import { readFormLabels } from "../plugins/history/server/form-labels";

const problemsSchema = z.array(
  z.object({ path: z.array(z.string()), message: z.string(), value: z.unknown() }),
);

/** Replaces the names of attributes in Strapi's validation errors with the labels of the form. */
export function labelInvalidFields(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    try {
      return await next();
    } catch (error) {
      const type = findContentType(strapi, context.uid);
      if (!type || !(error instanceof errors.YupValidationError)) throw error;
      const labels = await readFormLabels(strapi, type.uid);
      const strapiErrors = problemsSchema.parse(asRecord(error.details).errors);
      const problems = strapiErrors.map(({ path, ...problem }) =>
        fieldError(path, `“${fieldLabel(path, labels)}” ${describeProblem(path, problem)}`),
      );
      throw invalidFieldsError(problems);
    }
  });
}

/** Returns the second half of a sentence that begins with the field's label. */
function describeProblem(path: string[], { message, value }: { message: string; value?: unknown }): string {
  if (message.includes("must be unique")) return "is already used by another entry. Choose another one.";
  if (value === undefined || value === null || value === "" || [value].flat().length === 0)
    return "is empty.";
  if (message.includes("must match"))
    return "is not written as its example in the form. Clear the field to see the example.";
  const name = path.join(".").replaceAll(/\.(\d+)/g, "[$1]");
  return message.startsWith(name) ? `${message.slice(name.length).trim()}.` : `is refused: ${message}.`;
}

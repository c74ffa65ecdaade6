import type { Core } from "@strapi/strapi";
import { errors, z } from "@strapi/utils";
import { contentType } from "../lib/content";
import { fieldError, invalidFields } from "../lib/request-body";
import { fieldsOf } from "../lib/values";
import { labelOf } from "../plugins/history/changes";
import { formTexts } from "../plugins/history/server/form-texts";

const problemsSchema = z.array(
  z.object({ path: z.array(z.string()), message: z.string(), value: z.unknown() }),
);

/** Replaces the names of attributes in Strapi's validation errors with the labels of the form. */
export function labelRefusedFields(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    try {
      return await next();
    } catch (error) {
      const type = contentType(strapi, context.uid);
      if (!type || !(error instanceof errors.YupValidationError)) throw error;
      const texts = await formTexts(strapi, type.uid);
      const strapiErrors = problemsSchema.parse(fieldsOf(error.details).errors);
      const problems = strapiErrors.map(({ path, ...problem }) => {
        const countedFromOne = path.map((name) => (/^\d+$/.test(name) ? String(Number(name) + 1) : name));
        return fieldError(path, `“${labelOf(countedFromOne, texts)}” ${predicateOf(path, problem)}`);
      });
      throw invalidFields(problems);
    }
  });
}

/** Returns the second half of a sentence that begins with the field's label. */
function predicateOf(path: string[], { message, value }: { message: string; value?: unknown }): string {
  if (message.includes("must be unique")) return "is already used by another entry. Choose another one.";
  if (value === undefined || value === null || value === "" || [value].flat().length === 0)
    return "is empty.";
  if (message.includes("must match")) return "must be written like the example below the field.";
  const name = path.join(".").replaceAll(/\.(\d+)/g, "[$1]");
  return message.startsWith(name) ? `${message.slice(name.length).trim()}.` : `is refused: ${message}.`;
}

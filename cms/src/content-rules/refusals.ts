import type { Core, UID } from "@strapi/strapi";
import { errors, z } from "@strapi/utils";
import { contentType } from "../lib/content";
import { fieldError, invalidFields } from "../lib/request-body";
import { fieldsOf, textIn } from "../lib/values";
import { formConfiguration } from "../strapi/content-manager";

const problemsSchema = z.array(
  z.object({ path: z.array(z.string()), message: z.string(), value: z.unknown() }),
);

/** Replaces the names of attributes in Strapi's validation errors with the labels of the form. */
export function nameRefusedFields(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    try {
      return await next();
    } catch (error) {
      const type = contentType(strapi, context.uid);
      if (!type || !(error instanceof errors.YupValidationError)) throw error;
      const sent = "data" in context.params ? context.params.data : undefined;
      const found = problemsSchema.parse(fieldsOf(error.details).errors);
      const problems = await Promise.all(
        found.map(async ({ path, ...problem }) =>
          fieldError(path, `“${await labelOf(strapi, type.uid, path, sent)}” ${predicateOf(path, problem)}`),
        ),
      );
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

/** Returns the labels along a path, such as `Testimonials 2 › Name`. */
async function labelOf(
  strapi: Core.Strapi,
  uid: UID.Schema,
  [name = "", ...rest]: string[],
  values: unknown,
): Promise<string> {
  const model = strapi.getModel(uid);
  const { metadatas } = await formConfiguration(strapi, model);
  const label = textIn(metadatas[name]?.edit, "label") ?? name;
  const [first = ""] = rest;
  const isItem = /^\d+$/.test(first);
  const numbered = isItem ? `${label} ${Number(first) + 1}` : label;
  const inner = isItem ? rest.slice(1) : rest;
  const value = fieldsOf(values)[name];
  const part = Array.isArray(value) ? value[Number(first)] : value;
  const component = textIn(fieldsOf(model.attributes)[name], "component") ?? textIn(part, "__component");
  if (inner.length === 0 || !component) return numbered;
  return `${numbered} › ${await labelOf(strapi, component as UID.Component, inner, part)}`;
}

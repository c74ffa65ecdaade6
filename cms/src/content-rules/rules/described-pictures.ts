import type { Core, UID } from "@strapi/strapi";
import { z } from "@strapi/utils";
import { fieldError, invalidFields } from "../../lib/request-body";
import { fieldsOf } from "../../lib/values";
import type { EntryContext, Saving } from "../content-rules";

/** `pluginOptions.publishing` of a field: the page has no other text for this picture. */
const described = z.object({ publishing: z.object({ isDescribed: z.literal(true) }) });

const pictureSchema = z.object({ name: z.string(), alternativeText: z.string().nullable() });

const message =
  "Describe this picture first: press the pencil under it and fill in “Alternative text”, for people who cannot see it.";

/** Refuses to publish a picture without a description. The schedule and the first start are not asked. */
export async function checkDescriptions({ documentId, strapi, uid }: EntryContext): Promise<void> {
  if (strapi.requestContext.get()?.state.userAbility === undefined) return;
  const paths = picturesOf(strapi, uid);
  const populate = [...new Set(paths.map((path) => path.filter((name) => name !== each).join(".")))];
  const draft: unknown = await strapi.db
    .query(uid)
    .findOne({ where: { documentId, publishedAt: null }, populate });
  const problems = paths
    .flatMap((path) => valuesAt(draft, path))
    .filter(({ value }) => value && !hasDescription(value));
  if (problems.length > 0) throw invalidFields(problems.map(({ path }) => fieldError(path, message)));
}

/** The same for a draft that gets a time, because it is published without anybody there. */
export async function checkScheduledDescriptions({ documentId, sent, ...context }: Saving): Promise<void> {
  if (sent.publishAt && documentId !== undefined) await checkDescriptions({ ...context, documentId });
}

/** Stands for every item of a list in a path. */
const each = "*";

/** Paths of the pictures that need a description, those in components included. */
function picturesOf(strapi: Core.Strapi, uid: UID.Schema): string[][] {
  return Object.entries(strapi.getModel(uid).attributes).flatMap(([name, attribute]) => {
    if (attribute.type === "component") {
      const start = attribute.repeatable ? [name, each] : [name];
      return picturesOf(strapi, attribute.component).map((path) => [...start, ...path]);
    }
    return described.safeParse(attribute.pluginOptions).success ? [[name]] : [];
  });
}

function valuesAt(
  value: unknown,
  [name, ...rest]: string[],
  at: string[] = [],
): { path: string[]; value: unknown }[] {
  if (name === undefined) return [{ path: at, value }];
  if (name !== each) return valuesAt(fieldsOf(value)[name], rest, [...at, name]);
  return [value].flat().flatMap((item, index) => valuesAt(item, rest, [...at, String(index)]));
}

/** The library first names a picture after its file, which describes nothing. */
function hasDescription(picture: unknown): boolean {
  const { alternativeText, name } = pictureSchema.parse(picture);
  return !!alternativeText?.trim() && alternativeText !== name;
}

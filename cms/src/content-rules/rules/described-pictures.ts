import type { Core, UID } from "@strapi/strapi";
import { z } from "@strapi/utils";
import { fieldError, invalidFields } from "../../lib/request-body";
import { fieldsOf } from "../../lib/values";
import { draftOf, type EntryContext, type Rule } from "../content-rules";

const message = "Describe this picture first: click the pencil below it and fill in “Alternative text”.";

/**
 * Refuses to publish or schedule an entry with a picture that has no description. Checks only what users do: neither
 * seeding nor the schedule.
 */
export const describedPictures: Rule = {
  publish: check,
  saved: (saving) => (saving.sent.publishAt ? check(saving) : undefined),
};

/** Wildcard in a path: matches every item of a list. */
const anyItem = "*";

async function check(entry: EntryContext): Promise<void> {
  const { strapi, uid } = entry;
  if (strapi.requestContext.get()?.state.userAbility === undefined) return;
  const paths = picturesOf(strapi, uid);
  const populate = [...new Set(paths.map((path) => path.filter((name) => name !== anyItem).join(".")))];
  const draft = await draftOf(entry, populate);
  const problems = paths
    .flatMap((path) => valuesAt(draft, path))
    .filter(({ value }) => value && !isDescribed(value));
  if (problems.length > 0) throw invalidFields(problems.map(({ path }) => fieldError(path, message)));
}

const optionsSchema = z.object({ publishing: z.object({ isDescribed: z.literal(true) }) });

/** Returns the paths of pictures that need a description, also inside components. */
function picturesOf(strapi: Core.Strapi, uid: UID.Schema): string[][] {
  return Object.entries(strapi.getModel(uid).attributes).flatMap(([name, attribute]) => {
    if (attribute.type !== "component")
      return optionsSchema.safeParse(attribute.pluginOptions).success ? [[name]] : [];
    const start = attribute.repeatable ? [name, anyItem] : [name];
    return picturesOf(strapi, attribute.component).map((path) => [...start, ...path]);
  });
}

function valuesAt(
  value: unknown,
  [name, ...rest]: string[],
  at: string[] = [],
): { path: string[]; value: unknown }[] {
  if (name === undefined) return [{ path: at, value }];
  if (name !== anyItem) return valuesAt(fieldsOf(value)[name], rest, [...at, name]);
  return [value].flat().flatMap((item, index) => valuesAt(item, rest, [...at, String(index)]));
}

const pictureSchema = z.object({ name: z.string(), alternativeText: z.string().nullable() });

/** The media library's default description is the file name, which describes nothing. */
function isDescribed(picture: unknown): boolean {
  const { alternativeText, name } = pictureSchema.parse(picture);
  return Boolean(alternativeText?.trim()) && alternativeText !== name;
}

import type { Core, UID } from "@strapi/strapi";
import { z } from "@strapi/utils";
import { fieldError, invalidFieldsError } from "../../lib/request-body";
import { asRecord } from "../../lib/values";
import { type EntryContext, findDraft, type Rule } from "../content-rules";

const message = "Describe this picture first: click the pencil below it and fill in “Alternative text”.";

/**
 * Refuses to publish or schedule an entry with a picture that has no description. Checks only what users do: neither
 * seeding nor the schedule.
 */
export const pictureRule: Rule = {
  beforePublish: requireDescriptions,
  afterSave: (context) => (context.input.publishAt ? requireDescriptions(context) : undefined),
};

/** Wildcard in a path: matches every item of a list. */
const listWildcard = "*";

async function requireDescriptions(entry: EntryContext): Promise<void> {
  const { strapi, uid } = entry;
  if (strapi.requestContext.get()?.state.userAbility === undefined) return;
  const paths = picturePaths(strapi, uid);
  const populate = [...new Set(paths.map((path) => path.filter((name) => name !== listWildcard).join(".")))];
  const draft = await findDraft(entry, populate);
  const problems = paths
    .flatMap((path) => valuesAt(draft, path))
    .filter(({ value }) => value && !isDescribed(value));
  if (problems.length > 0) throw invalidFieldsError(problems.map(({ path }) => fieldError(path, message)));
}

const optionsSchema = z.object({ publishing: z.object({ isDescribed: z.literal(true) }) });

/** Returns the paths of pictures that need a description, also inside components. */
function picturePaths(strapi: Core.Strapi, uid: UID.Schema): string[][] {
  return Object.entries(strapi.getModel(uid).attributes).flatMap(([name, attribute]) => {
    if (attribute.type !== "component")
      return optionsSchema.safeParse(attribute.pluginOptions).success ? [[name]] : [];
    const start = attribute.repeatable ? [name, listWildcard] : [name];
    return picturePaths(strapi, attribute.component).map((path) => [...start, ...path]);
  });
}

function valuesAt(
  value: unknown,
  [name, ...rest]: string[],
  parentPath: string[] = [],
): { path: string[]; value: unknown }[] {
  if (name === undefined) return [{ path: parentPath, value }];
  if (name !== listWildcard) return valuesAt(asRecord(value)[name], rest, [...parentPath, name]);
  return [value].flat().flatMap((item, index) => valuesAt(item, rest, [...parentPath, String(index)]));
}

const pictureSchema = z.object({ name: z.string(), alternativeText: z.string().nullable() });

/** The media library's default description is the file name, which describes nothing. */
function isDescribed(picture: unknown): boolean {
  const { alternativeText, name } = pictureSchema.parse(picture);
  return Boolean(alternativeText?.trim()) && alternativeText !== name;
}

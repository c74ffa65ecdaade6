import { z } from "@strapi/utils";
import { fieldError, invalidFieldsError } from "../../lib/request-body";
import { populateParts } from "../../plugins/launch/server/samples";
import { type EntryContext, fieldsOf, findDraft, type Rule } from "../content-rules";

/**
 * Refuses to publish or schedule an entry with a picture that has no description. Checks only what users do: neither
 * seeding nor the schedule.
 */
export const pictureRule: Rule = {
  beforePublish: requireDescriptions,
  afterSave: (context) => (context.input.publishAt ? requireDescriptions(context) : undefined),
};

const optionsSchema = z.object({ publishing: z.object({ isDescribed: z.literal(true) }) });
const message = "Describe this picture first: click the pencil below it and fill in “Alternative text”.";

async function requireDescriptions(entry: EntryContext): Promise<void> {
  const { strapi, type, uid } = entry;
  if (strapi.requestContext.get()?.state.userAbility === undefined) return;
  const draft = (await findDraft(entry, populateParts(type))) ?? {};
  const problems = [...fieldsOf(strapi, uid, draft)].flatMap(({ attribute, path, value }) => {
    const needsDescription = value && optionsSchema.safeParse(attribute.pluginOptions).success;
    return needsDescription && !isDescribed(value) ? [fieldError(path, message)] : [];
  });
  if (problems.length > 0) throw invalidFieldsError(problems);
}

const pictureSchema = z.object({ name: z.string(), alternativeText: z.string().nullable() });

/** The media library's default description is the file name, which describes nothing. */
function isDescribed(picture: unknown): boolean {
  const { alternativeText, name } = pictureSchema.parse(picture);
  return Boolean(alternativeText?.trim()) && alternativeText !== name;
}

import { z } from "@strapi/utils";
import { populateParts } from "../../lib/content";
import { fieldError, invalidFieldsError } from "../../lib/request-body";
import { type EntryContext, fieldsOf, findDraft, isUserAction, type Rule } from "../rule";

/**
 * Stops users from publishing or scheduling an entry if a picture in a field with `needsDescription` has no description.
 * Other pictures are not checked: those for social networks, and those that the site can describe by a name or caption.
 */
export const pictureRule: Rule = {
  beforePublish: requireDescriptions,
  afterSave: (context) => (context.input.publishAt ? requireDescriptions(context) : undefined),
};

const optionsSchema = z.object({ publishing: z.object({ needsDescription: z.literal(true) }) });
const message = "Describe this picture first: click the pencil below it and fill in “Alternative text”.";

async function requireDescriptions(entry: EntryContext): Promise<void> {
  const { strapi, type, uid } = entry;
  if (!isUserAction(strapi)) return;
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

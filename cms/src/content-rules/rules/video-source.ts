import { populateParts } from "../../lib/content";
import { fieldError, invalidFieldsError } from "../../lib/request-body";
import { fieldsOf, findDraft, type Rule } from "../rule";

const message = "A video needs an address or a file: fill in “Video address”, or upload your own file.";

/** Refuses to publish an entry with a video that has neither an address nor a file. */
export const videoRule: Rule = {
  async beforePublish(entry) {
    const draft = (await findDraft(entry, populateParts(entry.type))) ?? {};
    const problems = [...fieldsOf(entry.strapi, entry.uid, draft)]
      .filter(({ name, parent, value }) => name === "youtubeId" && !value && !parent.film)
      .map(({ path }) => fieldError(path, message));
    if (problems.length > 0) throw invalidFieldsError(problems);
  },
};

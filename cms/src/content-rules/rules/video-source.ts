import { fieldError, invalidFieldsError } from "../../lib/request-body";
import { asRecord } from "../../lib/values";
import { findDraft, type Rule } from "../content-rules";

/** Refuses to publish an entry with a video that has neither an address nor a file. */
export const videoRule: Rule = {
  async beforePublish(entry) {
    const { strapi, type } = entry;
    const fields = Object.entries(type.attributes).flatMap(([name, attribute]) =>
      attribute.type === "component" && "film" in strapi.getModel(attribute.component).attributes
        ? [{ name, isList: attribute.repeatable }]
        : [],
    );
    const populate = Object.fromEntries(fields.map(({ name }) => [name, { populate: { film: true } }]));
    const draft = await findDraft(entry, populate);
    const problems = fields.flatMap(({ name, isList }) =>
      [draft?.[name] ?? []].flat().flatMap((video, index) => {
        const { film, youtubeId } = asRecord(video);
        const path = isList ? [name, String(index), "youtubeId"] : [name, "youtubeId"];
        return film || youtubeId ? [] : [fieldError(path, message)];
      }),
    );
    if (problems.length > 0) throw invalidFieldsError(problems);
  },
};

const message = "A video needs an address or a file: fill in “Video address”, or upload your own file.";

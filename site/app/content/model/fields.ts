import * as v from "valibot";
import { youtubeIdIn } from "./youtube.ts";

/** A text that must be there. A number counts as the text that it prints as: some services keep such a field as one. */
export const requiredText = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
  v.trim(),
  v.nonEmpty("must not be empty"),
);

/** A text that may be missing, which is the empty text then. */
export const optionalText = v.pipe(
  v.nullish(v.string(), ""),
  v.transform((text) => text.trim()),
);

/** A text that may be missing, which is null then. */
export const textOrNull = v.pipe(
  optionalText,
  v.transform((text) => (text === "" ? null : text)),
);

/** A text that may be missing, which is absent then. */
export const textOrAbsent = v.optional(
  v.pipe(
    optionalText,
    v.transform((text) => text || undefined),
  ),
);

/** A path of this site. Two slashes at its start, or a slash and a backslash, would lead to another one. */
export const sitePath = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\/(?![/\\])[^\s\\]*$/, "must be a path that begins with one slash"),
);

/** What a link may lead to; never a script. */
export const href = v.union(
  [
    sitePath,
    v.pipe(
      v.string(),
      v.trim(),
      v.check(
        (text) => URL.canParse(text) && /^(?:https?|mailto):$/.test(new URL(text).protocol),
        "must be a web or mail address",
      ),
    ),
  ],
  "must be a web or mail address, or a path of this site",
);

/** The id of a video, given as such or as the video's address. */
export const youtubeId = v.pipe(
  v.string(),
  v.trim(),
  v.transform((text) => youtubeIdIn(text) ?? text),
  v.regex(/^[\w-]{6,20}$/, "must be the address of a video of YouTube"),
);

/** ISO 8601 date. */
export const isoDate = v.pipe(v.string(), v.isoDate("must be a date"));

export const wholeNumber = v.pipe(v.number(), v.integer("must be a whole number"));

export const flag = v.nullish(v.boolean(), false);

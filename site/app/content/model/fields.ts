import * as v from "valibot";
import { youtubeIdIn } from "./youtube.ts";

/** Required text. Accepts numbers, which some services send for text fields. */
export const requiredText = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
  v.trim(),
  v.nonEmpty("must not be empty"),
);

/** Text; "" if missing. */
export const optionalText = v.pipe(v.nullish(v.string(), ""), v.trim());
/** Text; null if missing or empty. */
export const textOrNull = v.pipe(
  optionalText,
  v.transform((text) => text || null),
);

/** Path on this site. A path that starts with two slashes, or a slash and a backslash, would lead to another host. */
export const sitePath = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\/(?![/\\])[^\s\\]*$/, "must be a path that begins with one slash"),
);

/** Link target; never a script. */
export const href = v.union(
  [
    sitePath,
    v.pipe(
      v.string(),
      v.trim(),
      v.check(
        (text) => /^(?:https?|mailto):$/.test(URL.parse(text)?.protocol ?? ""),
        "must be a web or mail address",
      ),
    ),
  ],
  "must be a web or mail address, or a path of this site",
);

/** YouTube video ID, given as an ID or as a URL; null if missing. */
export const youtubeId = v.pipe(
  optionalText,
  v.transform((text) => youtubeIdIn(text) ?? text),
  v.regex(/^(?:[\w-]{6,20})?$/, "must be the URL or ID of a YouTube video"),
  v.transform((id) => id || null),
);

export const isoDate = v.pipe(v.string(), v.isoDate("must be a date"));

export const wholeNumber = v.pipe(v.number(), v.integer("must be a whole number"));

/** Yes or no; false if missing. */
export const flag = v.nullish(v.boolean(), false);

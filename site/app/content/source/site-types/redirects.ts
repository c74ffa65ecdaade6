import * as v from "valibot";
import type { Redirect } from "../../model/site-content.ts";
import { sitePath } from "./fields.ts";
import { listType } from "./site-type.ts";

const secureAddress = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => URL.canParse(text) && new URL(text).protocol === "https:"),
);

export const redirects = listType({
  name: "redirects",
  schema: v.object({
    from: sitePath,
    to: v.union([sitePath, secureAddress], "must be a path of this site or an https address"),
  }),
  order: ({ from }) => [from],
  make: ({ from, to }): Redirect => ({ from, to }),
  add: (content, redirect) => content.redirects.push(redirect),
});

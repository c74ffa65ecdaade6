import * as v from "valibot";

const stack = v.object({
  apiUrl: v.string(),
  /** URL that lists the emails that the fake mail server received; the fake EmailJS is a separate server. */
  emailsUrl: v.string(),
  galleryUrl: v.string(),
  /** URL of a site that the team has taken live, so that it hides samples. */
  liveUrl: v.string(),
  siteUrl: v.string(),
  token: v.string(),
});

const variable = "RUNNING_STACK";

/** Stores URLs and token in the environment, because Playwright's workers are processes of their own. */
export function storeStackUrls(running: v.InferOutput<typeof stack>): void {
  process.env[variable] = JSON.stringify(running);
}

/** Returns what `storeStackUrls` stored. */
export function stackUrls(): v.InferOutput<typeof stack> {
  return v.parse(v.pipe(v.string(), v.parseJson(), stack), process.env[variable]);
}

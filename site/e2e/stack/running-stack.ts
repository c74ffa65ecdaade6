import * as v from "valibot";

const stack = v.object({
  apiUrl: v.string(),
  /** Shows what the email provider was asked to send. */
  emailsUrl: v.string(),
  galleryUrl: v.string(),
  /** A site that was turned live over samples. */
  liveUrl: v.string(),
  metricsUrl: v.string(),
  siteUrl: v.string(),
  token: v.string(),
});

const variable = "RUNNING_STACK";

/** Workers of the test runner are processes of their own; they learn the addresses from the environment. */
export function rememberStack(running: v.InferOutput<typeof stack>): void {
  process.env[variable] = JSON.stringify(running);
}

export function runningStack(): v.InferOutput<typeof stack> {
  return v.parse(v.pipe(v.string(), v.parseJson(), stack), process.env[variable]);
}

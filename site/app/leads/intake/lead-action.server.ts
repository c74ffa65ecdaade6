import { type ActionFunctionArgs, data, type HeadersArgs, redirect } from "react-router";
import { contentOf } from "~/content/content-context.server.ts";
import { landingPageAt } from "~/content/model/landing-page.ts";
import { projectsOnForms } from "~/content/model/project-url.ts";
import { edited } from "~/copy/copy.ts";
import { forms } from "~/copy/forms.ts";
import { consentWording } from "~/leads/consent.server.ts";
import { type LeadResponse, pageAfter } from "~/leads/lead-response.ts";
import type { Acceptance } from "~/leads/leads.server.ts";
import { leadsContext, visitorContext } from "~/leads/leads-context.server.ts";
import { LeadStorageError } from "~/leads/queue/schema.server.ts";
import { BodyTooLarge, type FormFields, readForm } from "./form-body.server.ts";
import { readSubmission, type Submission } from "./submission.server.ts";

const noStore = { "Cache-Control": "no-store" };

/** `url` is the page's URL without the router's data suffix. */
type LeadActionArgs = Pick<ActionFunctionArgs, "context" | "request" | "url">;

/**
 * `action` of every page with a form. A hydrated form sends a submission ID and gets data. A native form gets a redirect
 * to the thank-you page, or its page again with the input.
 */
export async function leadAction({ request, url, context }: LeadActionArgs) {
  if (request.method !== "POST") {
    throw new Response(null, {
      status: 405,
      statusText: "Method Not Allowed",
      headers: { Allow: "GET, HEAD, POST" },
    });
  }
  let fields: FormFields;
  try {
    fields = await readForm(request);
  } catch (error) {
    return error instanceof BodyTooLarge ? refuse(413, "Content Too Large") : refuse(400, "Bad Request");
  }
  const address = context.get(visitorContext)?.address;
  const content = contentOf(context);
  const submission = readSubmission({
    request,
    path: url.pathname,
    fields,
    address,
    campaignOf: (page) => landingPageAt(content.landingPages, page)?.campaign,
    problems: edited(forms, content.copyEdits).fieldProblems,
    projects: projectsOnForms(content),
    consentWording: (form, version) => consentWording(content, form, version),
  });
  if (!submission) return refuse(400, "Bad Request");
  const { form, submissionId, values } = submission;

  const acceptance = await accept(submission, context);
  switch (acceptance.outcome) {
    case "accepted":
      if (submissionId === undefined) return redirect(pageAfter[form], { status: 303, headers: noStore });
      return respond({ outcome: "accepted", form }, 200);
    case "invalid":
      return respond({ outcome: "invalid", form, errors: acceptance.errors, values }, 422);
    case "refused": {
      const { status, message, retryAfterMs } = acceptance;
      const wait = retryAfterMs === undefined ? undefined : String(Math.ceil(retryAfterMs / 1000));
      return respond({ outcome: "refused", form, status, message, values }, status, message, wait);
    }
    case "failed":
      return respond({ outcome: "failed", form, values }, 503);
  }
}

/** `headers` of every page with a form. React Router otherwise drops the action's headers. */
export function leadHeaders({ actionHeaders }: Pick<HeadersArgs, "actionHeaders">): Headers {
  return actionHeaders;
}

type Context = ActionFunctionArgs["context"];

async function accept(submission: Submission, context: Context): Promise<Acceptance | { outcome: "failed" }> {
  const leads = context.get(leadsContext);
  if (!leads) return { outcome: "failed" };
  try {
    return await leads.accept(submission);
  } catch (error) {
    if (error instanceof LeadStorageError) return { outcome: "failed" };
    throw error;
  }
}

function refuse(status: number, message: string) {
  return respond({ outcome: "refused", status, message, values: {} }, status, message);
}

function respond(content: LeadResponse, status: number, statusText = "", retryAfter?: string) {
  const headers = { ...noStore, ...(retryAfter && { "Retry-After": retryAfter }) };
  return data(content, { status, ...(statusText && { statusText }), headers });
}

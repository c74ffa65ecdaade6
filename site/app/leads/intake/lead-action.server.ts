import { data, type HeadersArgs, redirect } from "react-router";
import { type LeadResponse, pageAfter } from "~/leads/lead-response.ts";
import { leadsContext } from "~/leads/leads-context.server.ts";
import { outcomeOfStorageError } from "~/leads/queue/schema.server.ts";
import { BodyTooLarge, readForm } from "./form-body.server.ts";
import { type FormRequest, readSubmission } from "./submission.server.ts";

const noStore = { "Cache-Control": "no-store" };

/**
 * `action` of every page with a lead form. Responds to an accepted lead with data if JavaScript sent the form, which
 * then has a submission ID, and otherwise with a redirect to the next page. Responds to any other form with the errors
 * and, if the form could be read, the input.
 */
export async function leadAction(args: FormRequest) {
  const { context, request } = args;
  if (request.method !== "POST") {
    throw new Response(null, {
      status: 405,
      statusText: "Method Not Allowed",
      headers: { Allow: "GET, HEAD, POST" },
    });
  }
  const fieldsOrError = await readForm(request).catch((error: unknown) => error);
  if (fieldsOrError instanceof BodyTooLarge) return refuse(413, "Content Too Large");
  const submission = fieldsOrError instanceof FormData ? readSubmission(args, fieldsOrError) : undefined;
  if (!submission) return refuse(400, "Bad Request");
  const { form, submissionId, values } = submission;

  const result = await context
    .get(leadsContext)
    .accept(submission)
    .catch((error) => ({ outcome: outcomeOfStorageError(error) }));
  switch (result.outcome) {
    case "accepted":
      if (submissionId === undefined) return redirect(pageAfter(form), { status: 303, headers: noStore });
      return respond({ outcome: "accepted", form }, 200);
    case "invalid":
      return respond({ outcome: "invalid", form, errors: result.errors, values }, 422);
    case "refused": {
      const { status, message, retryAfterMs } = result;
      const wait = retryAfterMs === undefined ? undefined : String(Math.ceil(retryAfterMs / 1000));
      return respond({ outcome: "refused", form, status, message, values }, status, message, wait);
    }
    case "failed":
      return respond({ outcome: "failed", form, values }, 503);
  }
}

/** `headers` of every page with a lead form. React Router otherwise drops the action's headers. */
export function leadHeaders({ actionHeaders }: Pick<HeadersArgs, "actionHeaders">): Headers {
  return actionHeaders;
}

function refuse(status: number, message: string) {
  return respond({ outcome: "refused", status, message, values: {} }, status, message);
}

function respond(content: LeadResponse, status: number, statusText = "", retryAfter?: string) {
  const headers = { ...noStore, ...(retryAfter && { "Retry-After": retryAfter }) };
  return data(content, { status, ...(statusText && { statusText }), headers });
}

import type { ActionFunctionArgs } from "react-router";
import * as v from "valibot";
import { contentOf } from "~/content/content-context.server.ts";
import { landingPageAt } from "~/content/model/landing-page.ts";
import { hasOwnPage, projectsOnForms, projectWithSlug } from "~/content/model/projects.ts";
import { withEdits } from "~/copy/copy.ts";
import { forms } from "~/copy/forms.ts";
import { currentRequestId } from "../../request-scope.server.ts";
import { consentWording } from "../consent.server.ts";
import { type FieldValues, hiddenField, readFieldValues } from "../field-names.ts";
import { isCampaignLabel, maxLabelCharacters } from "../form/campaign.ts";
import { type FieldMessages, type FormName, formNameSchema } from "../form-fields.ts";
import { visitorContext } from "../leads-context.server.ts";
import type { FormFields } from "./form-body.server.ts";

/** A sent form with what the site knows about its sender. The input is not checked yet. */
export interface Submission {
  readonly form: FormName;
  readonly values: FieldValues;
  /** Made by the browser; absent without JavaScript. */
  readonly submissionId?: string | undefined;
  /** IP of the visitor, resolved behind proxies. */
  readonly ip?: string | undefined;
  readonly requestId?: string | undefined;
  readonly userAgent?: string | undefined;
  readonly honeypotFilled: boolean;
  /** Messages about wrong fields; by default those of the copy. */
  readonly fieldMessages?: FieldMessages;
  /** Milliseconds from the form's appearance to sending; absent without JavaScript. */
  readonly elapsedMs?: number | undefined;
  /** True if the browser says that a program controls it. */
  readonly automated: boolean;
  /** Consent wording of the version that the form names; absent for an unknown version. */
  readonly consentWording?: string | undefined;
  /** Path of the page that showed the form; without a `Referer` header, of the page whose action handles it. */
  readonly page: string;
  /** Title of the published project that the form names, or whose page handles the form. */
  readonly project?: string | undefined;
  readonly questionDetails?: QuestionDetails;
  readonly referrer?: string | undefined;
  readonly campaign?: Readonly<Record<string, string>> | undefined;
}

/** Schema that parses an absent or invalid value as undefined. */
const undefinedUnlessValid = <Output>(schema: v.GenericSchema<string, Output>) =>
  v.fallback(v.optional(schema), undefined);
const digits = v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number));

const questionDetailFields = {
  [hiddenField.amount]: undefinedUnlessValid(v.pipe(digits, v.minValue(1), v.maxValue(2e9))),
  [hiddenField.returnClass]: undefinedUnlessValid(
    v.pipe(v.string(), v.regex(/^[\p{L}\p{N}][\p{L}\p{N} -]{0,39}$/u)),
  ),
  [hiddenField.askedFor]: undefinedUnlessValid(v.picklist(["documents", "memorandum"])),
};
type QuestionDetails = v.InferOutput<v.ObjectSchema<typeof questionDetailFields, undefined>>;

const hiddenFieldsSchema = v.object({
  ...questionDetailFields,
  [hiddenField.elapsedMs]: undefinedUnlessValid(digits),
  [hiddenField.submissionId]: undefinedUnlessValid(v.pipe(v.string(), v.toLowerCase(), v.uuid())),
});

/** All characters that a label does not need. Spreadsheets or emails could interpret some of them. */
const unsafeLabelCharacters = /[^\p{L}\p{N} ._~+:/|,@%&-]+/gu;
const plainLabel = (value: string) =>
  value
    .toWellFormed()
    .replace(unsafeLabelCharacters, " ")
    .replace(/ +/g, " ")
    .trim()
    .slice(0, maxLabelCharacters);
const maxUrlCharacters = 500;

/** `url` is the URL of the page whose action handles the form, without the router's data suffix. */
export type FormRequest = Pick<ActionFunctionArgs, "context" | "request" | "url">;

/** Parses a form and its request. Returns undefined if the form's name is missing or unknown. */
export function readSubmission(
  { context, request, url }: FormRequest,
  fields: FormFields,
): Submission | undefined {
  const field = (name: string): string => {
    const value = fields.get(name);
    return typeof value === "string" ? value : "";
  };
  const form = v.safeParse(formNameSchema, field(hiddenField.form));
  if (!form.success) return undefined;
  const values = readFieldValues(fields);
  const content = contentOf(context);
  const hiddenValues = Object.keys(hiddenFieldsSchema.entries).map((name) => [name, field(name)]);
  const { elapsedMs, submissionId, ...questionDetails } = v.parse(
    hiddenFieldsSchema,
    Object.fromEntries(hiddenValues),
  );
  const referer = request.headers.get("Referer") ?? "";
  // Some forms post to another page than their own. The server has already refused forms from other sites.
  const page = webUrl(referer)?.pathname ?? url.pathname;
  const projects = projectsOnForms(content);
  const project =
    projectWithSlug(projects, field(hiddenField.project)) ??
    projects.find((one) => hasOwnPage(one) && one.path === url.pathname);
  const campaignLabels = campaignLabelsIn(field(hiddenField.landing)) ?? campaignLabelsIn(referer);
  // The page's own campaign applies only if the visitor's link names none.
  const pageCampaign = plainLabel(landingPageAt(content.landingPages, page)?.campaign ?? "");
  return {
    form: form.output,
    values,
    fieldMessages: withEdits(forms, content.copyEdits).fieldProblems,
    consentWording: consentWording(content, form.output, values.consent),
    submissionId,
    ip: context.get(visitorContext).ip,
    requestId: currentRequestId(),
    userAgent: request.headers.get("User-Agent") ?? undefined,
    honeypotFilled: field(hiddenField.honeypot) !== "",
    elapsedMs,
    automated: field(hiddenField.automated) === "1",
    page: page.slice(0, maxUrlCharacters),
    project: project?.title,
    questionDetails,
    referrer: withoutQuery(field(hiddenField.referrer)),
    campaign: pageCampaign === "" ? campaignLabels : { utm_campaign: pageCampaign, ...campaignLabels },
  };
}

/** Parses an HTTP URL; null if it is none. */
function webUrl(text: string): URL | null {
  const url = URL.parse(text);
  return url && /^https?:$/.test(url.protocol) ? url : null;
}

/** Removes the query of a URL, which may hold what the visitor searched for. Undefined if it is not an HTTP URL. */
function withoutQuery(text: string): string | undefined {
  const url = webUrl(text);
  return url ? `${url.origin}${url.pathname}`.slice(0, maxUrlCharacters) : undefined;
}

function campaignLabelsIn(url: string): Record<string, string> | undefined {
  const parameters = [...(URL.parse(url)?.searchParams ?? [])]
    .filter(isCampaignLabel)
    .map(([name, value]) => [name, plainLabel(value)] as const)
    .filter(([, value]) => value !== "");
  return parameters.length > 0 ? Object.fromEntries(parameters) : undefined;
}

import * as v from "valibot";
import { causeOf } from "../../reason.ts";
import type { LeadRecord } from "../lead-record.server.ts";
import {
  type DeliveryResult,
  type Destination,
  networkRefusal,
  refusalOf,
  sendJson,
} from "./destination.server.ts";

/** Version of the provider's browser library, which sends the same call. */
const libVersion = "5.0.2";

export interface EmailSettings {
  readonly publicKey: string;
  readonly serviceId: string;
  readonly templateId: string;
  readonly privateKey?: string | undefined;
  /** Origin of the provider, such as `https://api.emailjs.com`. */
  readonly origin: string;
}

/** A parameter of the email call is missing or wrong (specification, section 5). */
export class EmailParameterError extends Error {
  override readonly name = "EmailParameterError";
}

interface EmailResponse extends Pick<Response, "headers" | "ok" | "status"> {
  readonly text: string;
  /** Reason why there was no response. */
  readonly cause?: string;
}

/** Throws EmailParameterError for the first missing setting. */
function checkEmailSettings({ publicKey, serviceId, templateId }: EmailSettings): void {
  const account = "https://dashboard.emailjs.com/admin";
  if (!publicKey) throw new EmailParameterError(`The public key is required. Visit ${account}/account`);
  if (!serviceId) throw new EmailParameterError(`The service ID is required. Visit ${account}`);
  if (!templateId) throw new EmailParameterError(`The template ID is required. Visit ${account}/templates`);
}

/**
 * Makes call 5 of the specification. Resolves with the provider's status, or with status 0 and the text "Network Error"
 * if there is no response (specification, section 8). Rejects with EmailParameterError, before the call, if a setting
 * or the parameters are wrong.
 */
export async function sendEmail(
  settings: EmailSettings,
  templateParams: unknown,
  signal: AbortSignal,
): Promise<EmailResponse> {
  checkEmailSettings(settings);
  if (Array.isArray(templateParams) || !v.is(v.record(v.string(), v.unknown()), templateParams)) {
    throw new EmailParameterError(
      "The template params have to be an object. Visit https://www.emailjs.com/docs/sdk/send/",
    );
  }
  const body = {
    lib_version: libVersion,
    user_id: settings.publicKey,
    service_id: settings.serviceId,
    template_id: settings.templateId,
    template_params: templateParams,
    ...(settings.privateKey && { accessToken: settings.privateKey }),
  };
  try {
    const url = new URL("/api/v1.0/email/send", settings.origin);
    const response = await sendJson(url, { body: JSON.stringify(body), signal });
    const { headers, ok, status, statusText } = response;
    // Only the status decides: after a 2xx with a cut-off text, the email must not be sent again.
    return { headers, ok, status, text: await response.text().catch(() => statusText) };
  } catch (error) {
    return { ok: false, status: 0, text: "Network Error", headers: new Headers(), cause: causeOf(error) };
  }
}

/** Template parameters of the specification; empty text for missing fields. */
function templateParamsOf({ name, email, phone = "", region = "" }: LeadRecord) {
  return { from_name: name, name, email, phone, state: region };
}

/** Returns the status and the shortened message. Omits a message that quotes a word of the visitor. */
function loggedStatus(
  { status, text }: EmailResponse,
  templateParams: Readonly<Record<string, string>>,
): string {
  const message = text.replace(/\s+/g, " ").trim().slice(0, 120);
  const words = Object.values(templateParams).flatMap((value) => value.toLowerCase().split(/\s+/));
  const quotesVisitor = words.some((word) => word.length > 2 && message.toLowerCase().includes(word));
  return quotesVisitor || message === "" ? `${status}` : `${status} ${message}`;
}

/** Emails each lead, but no newsletter event, to the team. Throws EmailParameterError if a setting is missing. */
export function emailDestination(settings: EmailSettings): Destination {
  checkEmailSettings(settings);
  return {
    name: "email",
    // The provider allows one call per second, and refuses more with 429.
    concurrency: 1,
    callFor(record) {
      if (record.form === "newsletter") return undefined;
      const templateParams = templateParamsOf(record);
      return async (signal, now): Promise<DeliveryResult> => {
        const result = await sendEmail(settings, templateParams, signal);
        if (result.cause !== undefined) return networkRefusal(result.cause);
        const status = loggedStatus(result, templateParams);
        return result.ok ? { delivered: true, status } : refusalOf(result, now, status);
      };
    },
  };
}

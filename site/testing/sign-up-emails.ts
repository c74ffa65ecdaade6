import * as v from "valibot";
import { startMailServer } from "../../cms/testing/mail-server.mjs";
import { eventually } from "./inbox.ts";
import { listen } from "./listen.ts";

const mailSchema = v.object({ to: v.string(), text: v.string() });

const linkSchema = v.pipe(v.string(), v.url());

/** Links of a confirmation email, and its text. */
interface SignUpEmail {
  readonly confirmLink: string;
  readonly unsubscribeLink: string;
  readonly text: string;
}

/** Starts a mail server. `signUpEmailTo` reads its mails at `mailsUrl`, also in other processes. */
export async function startSignUpMailServer({ port = 0 } = {}) {
  const mailServer = await startMailServer({ port });
  const mailList = await listen((_request, response) => {
    response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(mailServer.mails));
  });
  return {
    mailsUrl: mailList.origin,
    /** Makes a site send its confirmation emails to this server. */
    variables: { MAIL_FROM: "team@example.com", SMTP_URL: mailServer.url },
    stop: () => Promise.all([mailServer.stop(), mailList.stop()]),
  };
}

/** Waits for the first confirmation email to an address. */
export async function signUpEmailTo(email: string, mailsUrl: string): Promise<SignUpEmail> {
  const { text } = await eventually(`the confirmation email to ${email}`, async () => {
    const mails = v.parse(v.array(mailSchema), await (await fetch(mailsUrl)).json());
    return mails.find(({ to }) => to === email);
  });
  const linkTo = (page: string) => v.parse(linkSchema, new RegExp(`http\\S+/${page}\\?\\S+`).exec(text)?.[0]);
  return {
    confirmLink: linkTo("newsletter/confirm"),
    unsubscribeLink: linkTo("newsletter/unsubscribe"),
    text,
  };
}

/** Returns a link's path and query: tests reach the site by another origin. */
export function pathAndQueryOf(link: string): string {
  const { pathname, search } = new URL(link);
  return `${pathname}${search}`;
}

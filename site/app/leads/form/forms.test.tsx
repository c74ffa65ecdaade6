import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { fill } from "~/copy/copy.ts";
import { forms } from "~/copy/forms.ts";
import type { LeadResponse } from "../lead-response.ts";
import { visitorInput } from "../testing/open-leads.ts";
import { ContactForm } from "./contact-form.tsx";
import { LeadForm } from "./lead-form.tsx";
import { NewsletterForm } from "./newsletter-form.tsx";

/** Returns the page as rendered by the server. */
function html(Page: () => React.JSX.Element, response?: LeadResponse): string {
  const Stub = createRoutesStub([{ id: "page", path: "/page", Component: Page }]);
  const hydrationData = response ? { actionData: { page: response } } : {};
  return renderToString(<Stub hydrationData={hydrationData} initialEntries={["/page"]} />);
}

const names = { brand: "Switchgrass", email: "hello@example.com", newsletter: "The Letter" };

const bothForms = () => (
  <>
    <LeadForm variant="expert" />
    <LeadForm variant="bottom" />
  </>
);

describe("without JavaScript", () => {
  it("posts to the page's URL", () => {
    const page = html(bothForms);
    expect(page.match(/<form [^>]*action="\/page" method="post">/g)).toHaveLength(2);
    expect(page).not.toContain("autofocus");
  });

  it("lets the browser validate the expert form only; both mark required fields", () => {
    const [expert = "", bottom = ""] = html(bothForms).split("</form>");
    expect(expert).not.toContain("noValidate");
    expect(expert.match(/required=""/g)).toHaveLength(3);
    expect(expert).toMatch(/type="email"/);
    expect(expert).toMatch(/type="tel"/);
    expect(bottom).toContain('noValidate=""');
    for (const form of [expert, bottom]) {
      expect(form.match(/<span[^>]*> required<\/span>/g)).toHaveLength(3);
      expect(form).toContain("State</label>");
    }
  });

  it("shows errors and values in the submitted form", () => {
    const response: LeadResponse = {
      outcome: "invalid",
      form: "bottom",
      errors: { email: "Enter your email address.", phone: "Enter your phone number." },
      values: { ...visitorInput, email: "", phone: "" },
    };
    const [expert = "", bottom = ""] = html(bothForms, response).split("</form>");
    expect(expert).not.toContain("Whitfield");
    expect(expert).not.toContain("Please check");
    expect(bottom).toContain("Please check 2 fields.");
    expect(bottom).toContain('href="#bottom-email"');
    expect(bottom).toContain('aria-describedby="bottom-email-error"');
    expect(bottom).toContain('value="Dana Whitfield"');
    expect(bottom.match(/autofocus=""/gi)).toHaveLength(1);
    expect(bottom).toMatch(/<div[^>]*autofocus=""[^>]*role="alert"/i);
  });

  it.each<[LeadResponse, ...string[]]>([
    [
      { outcome: "refused", form: "expert", status: 429, message: "Too Many Requests", values: visitorInput },
      "That did not go through (429 Too Many Requests).",
    ],
    [
      { outcome: "failed", form: "expert", values: visitorInput },
      "That did not go through. Nothing you typed was lost.",
      "The problem is on our end. Please call or email us",
    ],
  ])("reports a failure and keeps the input: $outcome", (response, ...sentences) => {
    const page = html(bothForms, response);
    for (const sentence of sentences) expect(page).toContain(sentence);
    expect(page).toContain('value="Dana Whitfield"');
    expect(page).toContain('href="#expert-submit"');
  });
});

describe("the contact form", () => {
  it("has an optional, unticked consent", () => {
    const page = html(() => <ContactForm names={names} />);
    const checkbox = /<input[^>]*name="consent"[^>]*>/.exec(page)?.[0];
    expect(checkbox).toContain('value="v4-2026-11"');
    expect(checkbox).not.toMatch(/ (checked|required)=/);
    expect(page).toContain("Email, calls, and texts (optional)");
    expect(page).toContain(
      "I agree that Switchgrass may email me about investment opportunities and, if I give a phone number,",
    );
    expect(page).toContain("for example by writing to hello@example.com.");
  });

  it("keeps reason, message and consent after an invalid submission", () => {
    const values = { reason: "other", message: "In May, perhaps.", consent: "v4-2026-11" };
    const response: LeadResponse = {
      outcome: "invalid",
      form: "contact",
      errors: { name: "Enter your full name." },
      values,
    };
    const page = html(() => <ContactForm names={names} />, response);
    expect(page).toMatch(/<option value="other" selected="">/);
    expect(page).toContain("In May, perhaps.</textarea>");
    expect(page).toMatch(/type="checkbox"[^>]* checked=""|checked=""[^>]* type="checkbox"/);
  });
});

describe("the newsletter form", () => {
  const byEmail = () => html(() => <NewsletterForm names={names} confirmsByEmail />);

  it("asks for an email address only and sends the consent version", () => {
    const page = byEmail();
    expect(page).toMatch(/<input[^>]*type="email"/);
    expect(page.match(/<label/g)).toHaveLength(2);
    expect(page).toContain(`name="consent" value="${forms.consent.newsletterVersion}"`);
    expect(page).toContain(fill(forms.consent.newsletter, names));
    expect(page).not.toContain("noValidate");
  });

  it("says whether an automatic email or the team confirms the sign-up", () => {
    expect(byEmail()).toContain("We’ll email you a link first");
    const byHand = html(() => <NewsletterForm names={names} confirmsByEmail={false} />);
    expect(byHand).toContain("We’ll email you first to confirm");
    expect(byHand).not.toContain("one email with a link");
  });
});

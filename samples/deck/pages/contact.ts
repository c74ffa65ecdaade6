import { sampleSettings } from "../content.ts";
import { html } from "../markup.ts";
import type { Page } from "../page.ts";

const { addressLines, brand, email, investorPortal, officeHours, phone, scheduling } = sampleSettings;
const telephone = `tel:+1${phone.replace(/\D/g, "")}`;

export const contact: Page = {
  ground: "evergreen",
  className: "contact",
  body: html`<div class="contact-words"><h2>Ask before you decide</h2>
<p class="lead">A person on the team answers what you ask and sends the offering documents. They state the fees, the hold period, whether figures are net or gross, and the full list of risks.</p>
<p class="caution">An offer is made only by a private placement memorandum. Where this deck and the memorandum differ, the memorandum governs. <a href="#page-1">The disclosures are on page 1.</a></p></div>
<dl class="contact-rows">
<div><dt>Phone</dt><dd><a href="${telephone}">${phone}</a><span>${officeHours}</span></dd></div>
<div><dt>Email</dt><dd><a href="mailto:${email}">${email}</a></dd></div>
${scheduling.map(
  ({ href, person, role }) =>
    html`<div><dt>A call</dt><dd><a href="${href}">With ${person}</a><span>${role}</span></dd></div>`,
)}
<div><dt>Investors</dt><dd><a href="${investorPortal.href}">${investorPortal.label}</a></dd></div>
<div class="contact-office"><dt>Office</dt><dd>${brand}${addressLines.map((line) => html`<span>${line}</span>`)}</dd></div>
</dl>
<img class="bleed contact-grass" alt="" src="/ui/grass-on-evergreen.svg" width="1280" height="192">`,
};

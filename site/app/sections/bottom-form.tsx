import type { ReactNode } from "react";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { LeadForm } from "~/leads/form/lead-form.tsx";
import { TextLink } from "~/ui/links.tsx";
import { FormBand } from "./form-band.tsx";

/** Form at the bottom of landing pages, with the anchor `#contact-form`. */
export function BottomForm({
  context,
  text,
  title,
}: {
  /** Context that is sent with the form and shown above its fields. */
  context?: ReactNode;
  text: string;
  title: string;
}) {
  return (
    <FormBand id="contact-form" more={<Calls />} text={text} title={title}>
      <LeadForm variant="bottom">{context}</LeadForm>
    </FormBand>
  );
}

function Calls() {
  const { scheduling } = useSiteSettings();
  if (scheduling.length === 0) return null;
  return (
    <ul className="mt-6">
      {scheduling.map(({ href, label }) => (
        <li key={href}>
          <TextLink href={href}>{label}</TextLink>
        </li>
      ))}
    </ul>
  );
}

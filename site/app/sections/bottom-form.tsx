import type { ReactNode } from "react";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { LeadForm } from "~/leads/form/lead-form.tsx";
import { TextLink } from "~/ui/links.tsx";

/** Form at the bottom of pages for investors, with the anchor `#contact-form`. It has the background of the footer. */
export function BottomForm({
  children,
  context,
  text,
  title,
}: {
  /** Content below the links that schedule calls. */
  children?: ReactNode;
  /** Context that is sent with the form and shown above its fields. */
  context?: ReactNode;
  text: string;
  title: string;
}) {
  return (
    <section
      aria-labelledby="contact-form-title"
      className="ground-evergreen desktop:grid-12 desktop:items-start desktop:px-edge desktop:py-section"
      id="contact-form"
      tabIndex={-1}
    >
      <div className="px-edge pt-section pb-10 desktop:col-span-5 desktop:p-0">
        <h2 id="contact-form-title">{title}</h2>
        <p className="mt-6 max-w-[34ch] text-lead text-sand-2">{text}</p>
        <SchedulingLinks />
        {children}
      </div>
      <div className="ground-sand px-edge py-12 desktop:col-span-6 desktop:col-start-7 desktop:p-11.5 print:hidden">
        <LeadForm variant="bottom">{context}</LeadForm>
      </div>
    </section>
  );
}

function SchedulingLinks() {
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

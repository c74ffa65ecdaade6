import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { LeadForm } from "~/leads/lead-form.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import "./bottom-form.css";

/** The last section of a landing page, `#contact-form`; the footer continues its ground. */
export function BottomForm({ text, title }: { text: string; title: string }) {
  const { scheduling } = useSiteSettings();
  return (
    <section
      aria-labelledby="contact-form-title"
      className="bottom-form ground-evergreen"
      id="contact-form"
      tabIndex={-1}
    >
      <div className="bottom-form-words">
        <h2 id="contact-form-title">{title}</h2>
        <p className="bottom-form-lead">{text}</p>
        <ul className="bottom-form-calls">
          {scheduling.map(({ href, label }) => (
            <li key={href}>
              <TextLink href={href}>{label}</TextLink>
            </li>
          ))}
        </ul>
      </div>
      <div className="bottom-form-panel ground-sand">
        <LeadForm variant="bottom" />
      </div>
    </section>
  );
}

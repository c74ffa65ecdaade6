import { LeadForm } from "~/leads/lead-form.tsx";

/** The last section of a landing page; the footer continues its ground. */
export function BottomForm({ text, title }: { text: string; title: string }) {
  return (
    <section aria-labelledby="contact-form" className="ground-evergreen">
      <div className="wrap grid-12 gap-y-10 py-section">
        <div className="col-span-full desktop:col-span-5">
          <h2 id="contact-form">{title}</h2>
          <p className="measure mt-6 text-lead">{text}</p>
        </div>
        <div className="ground-sand col-span-full p-6 tablet:p-10 desktop:col-span-6 desktop:col-start-7">
          <LeadForm variant="bottom" />
        </div>
      </div>
    </section>
  );
}

import type { SchedulingLink } from "~/content/model/settings.ts";
import type { Partner, TeamMember, Testimonial } from "~/content/model/site-content.ts";
import { about } from "~/copy/about.ts";
import { fill } from "~/copy/copy.ts";
import { layout } from "~/copy/layout.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { telephoneLink } from "~/layout/telephone-link.ts";
import { useRootData } from "~/layout/use-root-data.ts";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { WithheldContentNote } from "~/layout/withheld-content-note.tsx";
import { Biography, PartnerLinks } from "~/sections/people.tsx";
import { Carousel } from "~/ui/carousel.tsx";
import { cx } from "~/ui/class-names.ts";
import { TextLink } from "~/ui/links.tsx";
import { Picture } from "~/ui/picture.tsx";
import { Section } from "~/ui/section.tsx";
import { Video } from "~/ui/video.tsx";

export function Team({ team }: { team: readonly TeamMember[] }) {
  const { team: title } = useCopy(about);
  // Without a team, keeps the distance to the next section.
  if (team.length === 0) return <div className="pb-section" />;
  return (
    <Section className="grid-12 gap-y-8">
      <div className="col-span-full desktop:col-span-4">
        <h2>{title}</h2>
        <WithheldContentNote className="mt-4" kind="people" />
      </div>
      <ul className="col-span-full border-heading border-t desktop:col-span-8">
        {team.map((member) => (
          <Member key={member.name} member={member} />
        ))}
      </ul>
    </Section>
  );
}

function Member({ member }: { member: TeamMember }) {
  const { phone, scheduling } = useSiteSettings();
  const { call } = useCopy(layout).menu;
  const link = schedulingLinkOf(member, scheduling) ?? {
    href: telephoneLink(phone),
    label: fill(call, { phone }),
  };
  return (
    <li className="grid gap-x-column gap-y-4 border-hairline border-b py-6 tablet:grid-cols-[2fr_3fr]">
      <div>
        {member.image && <Picture className="mb-5 aspect-4/5 w-32" image={member.image} sizes="8rem" />}
        <h3 className="text-h3-l">{member.name}</h3>
        <p className="mt-1 text-quiet text-s">{member.role}</p>
      </div>
      <div>
        <Biography
          className="*:not-first:mt-2 [&_:is(ol,ul)]:pl-6 [&_ol]:list-decimal [&_ul]:list-disc"
          html={member.biographyHtml}
        />
        <p className="mt-1">
          <TextLink href={link.href}>{link.label}</TextLink>
        </p>
      </div>
    </li>
  );
}

/** Returns the scheduling link of a team member, if the settings have one. */
export function schedulingLinkOf({ name }: TeamMember, scheduling: readonly SchedulingLink[]) {
  return scheduling.find(({ person }) => person === name);
}

/** Maximum number of videos side by side; three would be too small. With more, a carousel shows one at a time. */
const maxSideBySide = 2;

export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const copy = useCopy(about).testimonials;
  const { preview } = useRootData();
  if (testimonials.length === 0) return null;
  const isSideBySide = testimonials.length <= maxSideBySide;
  // If all are samples, the section's note says so, and the captions do not repeat it.
  const areAllSamples = testimonials.every(({ isSample }) => isSample);
  const title = areAllSamples ? copy.sampleTitle : copy.title;
  return (
    <Section className="grid-12 gap-y-8" padding="bottom">
      <div className="col-span-full desktop:col-span-4">
        <h2>{title}</h2>
        {!areAllSamples && <p className="measure mt-4">{copy.lead}</p>}
        {(areAllSamples || preview) && <WithheldContentNote className="mt-4" kind="testimonials" />}
      </div>
      <Carousel
        className="col-span-full desktop:col-span-8"
        label={title}
        sideBySide={isSideBySide}
        slides={testimonials.map((testimonial) => ({
          caption: areAllSamples ? undefined : speakerDisclosure(copy.disclosure, testimonial),
          content: (
            <Video
              {...testimonial.video}
              titleAt={isSideBySide ? "below" : "corner"}
              sizes={isSideBySide ? "(width < 44rem) 88vw, (width < 64rem) 46vw, 31vw" : "88vw"}
            />
          ),
          id: testimonial.video.title,
        }))}
      />
    </Section>
  );
}

/**
 * Returns what viewers must know about a speaker: whether they are an investor, whether they were paid, and other
 * interests. For a sample, states that no client is speaking.
 */
export function speakerDisclosure(
  copy: typeof about.testimonials.disclosure,
  { compensation, interest, isInvestor, isPaid, isSample }: Testimonial,
): string {
  if (isSample) return copy.sample;
  const investorStatus = isInvestor ? copy.investor : copy.notInvestor;
  const paidText = compensation
    ? fill(copy.paidWith, { compensation: compensation.replace(/\.$/, "") })
    : copy.paid;
  return [investorStatus, isPaid ? paidText : copy.notPaid, interest].filter(Boolean).join(" ");
}

const partnersLook = cx(
  "col-span-full grid content-start gap-x-column tablet:grid-cols-2 desktop:col-span-8 *:border-heading *:border-t",
);

export function Partners({ partners }: { partners: readonly Partner[] }) {
  const copy = useCopy(about).partners;
  const { sampleKinds } = useRootData();
  if (partners.length === 0) return null;
  return (
    <Section className="grid-12 gap-y-8">
      <div className="col-span-full desktop:col-span-4">
        <h2>{copy.title}</h2>
        {copy.lead && <p className="measure mt-4">{copy.lead}</p>}
        <WithheldContentNote className="mt-4" kind="partners" />
      </div>
      {sampleKinds.includes("partners") ? (
        // Sample companies do not exist, so nothing links to them.
        <ul className={partnersLook}>
          {partners.map(({ label }) => (
            <li className="py-6 font-semibold text-heading" key={label}>
              {label}
            </li>
          ))}
        </ul>
      ) : (
        <PartnerLinks
          className={partnersLook}
          linkClassName="flex min-h-20 items-center justify-between gap-4 py-6 font-semibold text-heading [&_img]:h-16 [&_img]:w-auto [&_img]:min-w-0 [&_img]:max-w-74 [&_img]:object-contain [&_img]:object-left"
          partners={partners}
          withArrow
        />
      )}
    </Section>
  );
}

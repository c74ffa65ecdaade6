import { type ReactNode, useId } from "react";
import { fill } from "~/copy/copy.ts";
import { secondPhase } from "~/copy/second-phase.ts";
import { sections } from "~/copy/sections.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { cx } from "~/ui/class-names.ts";
import { Badge, patternClasses } from "~/ui/drawing.tsx";
import { EnlargeablePicture } from "~/ui/enlargeable-picture.tsx";
import { useLightbox } from "~/ui/lightbox.tsx";
import { Section } from "~/ui/section.tsx";
import { buildings, homesInPhase, phaseStages } from "./buildings.ts";
import "./site-plans.css";

/** Floors, and homes with two bedrooms, in each building. */
const floors = 3;
const homesWithTwoBedrooms = 12;
const parkingStalls = 270;

const [{ image: builtInDrawing }] = secondPhase.sitePlans.plans;

/**
 * Site plans, never cropped. The buttons and counts fit only the built-in drawing, so a plan that an editor uploads is
 * shown without them.
 */
export function SitePlans() {
  const copy = useCopy(secondPhase).sitePlans;
  const { plans } = copy;
  const { dialogOf, lightbox } = useLightbox(plans);
  const id = useId();
  const isBuiltInDrawing = plans[0].image.src === builtInDrawing.src;
  return (
    <Section className="grid-12 gap-y-10 desktop:grid-rows-[auto_1fr]" ground="plan" id="site-plans">
      <div className="col-span-full grid content-start gap-4 desktop:col-span-3">
        <h2>{copy.title}</h2>
        {isBuiltInDrawing && (
          <>
            <p>{copy.lead}</p>
            <dl className="mt-2 grid grid-cols-3 border-hairline border-b desktop:grid-cols-1">
              <Total label={<PhaseKey number={1} />} unit={copy.homes}>
                {homesInPhase(1)}
              </Total>
              <Total label={<PhaseKey number={2} />} unit={copy.homes}>
                {homesInPhase(2)}
              </Total>
              <Total label={copy.parking} unit={copy.stalls}>
                {parkingStalls}
              </Total>
            </dl>
          </>
        )}
        <p className="measure-note text-quiet text-xs/normal">{copy.note}</p>
      </div>
      <div className="contents" data-plans>
        {plans.map(({ caption, image }, position) => (
          <figure
            className="col-span-full desktop:col-span-3 desktop:first:col-[4/-1] desktop:first:row-[1/span_2] first:[&_[data-opener]]:top-0 first:[&_[data-opener]]:bottom-auto first:[&_[data-opener]]:before:top-0 first:[&_[data-opener]]:before:bottom-auto [&_[data-opener]]:opacity-100 [&_img]:h-auto [&_img]:scale-100! max-tablet:first:-mx-gutter desktop:first:mr-[calc(-1*var(--spacing-edge))]"
            key={image.src}
          >
            <div className="relative">
              <EnlargeablePicture
                caption={caption}
                // The button that enlarges the second plan is below its drawing, which has no empty corner.
                className={cx(position > 0 && "pb-6")}
                dialog={dialogOf(position)}
                image={image}
                sizes="(width < 64rem) 92vw, 70vw"
              />
              {position === 0 && isBuiltInDrawing && <BuildingButtons id={id} />}
            </div>
            {position === 0 && isBuiltInDrawing && <BuildingPanels id={id} />}
            <figcaption
              className={cx(
                "pt-3 text-pretty text-quiet text-xs/normal",
                position === 0 && "max-tablet:px-gutter",
              )}
            >
              {caption}
            </figcaption>
          </figure>
        ))}
      </div>
      {lightbox}
    </Section>
  );
}

function Total({ children, label, unit }: { children: ReactNode; label: ReactNode; unit: string }) {
  return (
    <div className="border-hairline border-t py-3 desktop:flex desktop:items-baseline desktop:justify-between">
      <dt className="mb-1.5 text-quiet text-s">{label}</dt>
      <dd className="figure text-fig-m">
        {children} <small>{unit}</small>
      </dd>
    </div>
  );
}

function usePhaseNames() {
  const { phaseOne, phaseTwo } = useCopy(secondPhase).sitePlans;
  return { 1: phaseOne, 2: phaseTwo };
}

function PhaseKey({ number }: { number: 1 | 2 }) {
  const names = usePhaseNames();
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true" className={cx("hatch-fine size-3.5", patternClasses[phaseStages[number]])} />
      {names[number]}
    </span>
  );
}

/**
 * Buttons over the buildings, which open their panels. In print and in browsers without popovers, `BuildingPanels`
 * lists the buildings below the plan instead.
 */
function BuildingButtons({ id }: { id: string }) {
  const { buildings: label, opener } = useCopy(secondPhase).sitePlans;
  const phaseNames = usePhaseNames();
  return (
    <ul
      aria-label={label}
      className="plan-buildings pointer-events-none absolute inset-0 not-popovers:hidden print:hidden"
    >
      {buildings.map(({ homes, phase }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: buildings are known by their number
        <li key={index}>
          <button
            className="relative block size-full outline-offset-3 hover:outline-2 hover:outline-evergreen focus-visible:outline-evergreen"
            popoverTarget={`${id}-${index}`}
            type="button"
          >
            <span className="sr-only">
              {fill(opener, { homes, number: index + 1, phase: phaseNames[phase] })}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function BuildingPanels({ id }: { id: string }) {
  const copy = useCopy(secondPhase).sitePlans;
  const { keys } = useCopy(sections);
  const phaseNames = usePhaseNames();
  return (
    <div className="plan-list grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-4 pt-6">
      {buildings.map(({ homes, phase }, index) => {
        const titleId = `${id}-${index}-title`;
        const facts = [
          { label: copy.facts.homes, value: homes },
          { label: copy.facts.floors, value: floors },
          { label: copy.facts.two, value: homesWithTwoBedrooms },
          { label: copy.facts.one, value: homes - homesWithTwoBedrooms },
        ];
        return (
          <section
            aria-labelledby={titleId}
            className="plan-building ground-paper border border-frame px-6 py-5"
            id={`${id}-${index}`}
            // biome-ignore lint/suspicious/noArrayIndexKey: buildings are known by their number
            key={index}
            popover="auto"
          >
            <Badge mark={phaseStages[phase]}>
              {phaseNames[phase]}: {phase === 1 ? keys.built : keys.underConstruction}
            </Badge>
            <h3 className="mt-1 mb-3 text-title-l" id={titleId}>
              {fill(copy.building, { number: index + 1 })}
            </h3>
            <dl>
              {facts.map(({ label, value }) => (
                <div className="flex justify-between border-hairline border-t py-2 text-s" key={label}>
                  <dt className="text-quiet">{label}</dt>
                  <dd className="figures">{value}</dd>
                </div>
              ))}
            </dl>
            <button
              className="mt-3 min-h-11 rounded-part border border-control px-4 font-semibold text-s not-popovers:hidden print:hidden"
              popoverTarget={`${id}-${index}`}
              popoverTargetAction="hide"
              type="button"
            >
              {copy.close}
            </button>
          </section>
        );
      })}
    </div>
  );
}

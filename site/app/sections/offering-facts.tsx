import type { ReactNode } from "react";
import type { OfferingFact } from "~/content/model/offering.ts";
import { TargetCaution } from "~/layout/target-caution.tsx";
import { useRootData } from "~/layout/use-root-data.ts";
import { FactsStrip } from "./figures.tsx";

const isTarget = ({ label }: OfferingFact) => /\btarget\b/i.test(label);

interface OfferingFactsProps {
  /** Content after the caution about targets. */
  children?: ReactNode;
  facts: readonly OfferingFact[];
}

/** Facts of the offering. Targets are shown small until the sponsor states whether they are before or after fees. */
export function OfferingFacts({ children, facts }: OfferingFactsProps) {
  const areTargetsSmall = useRootData().feeBasis === "notStated";
  const targets = areTargetsSmall ? facts.filter(isTarget) : [];
  return (
    <FactsStrip
      caution={
        <span className="text-ground text-s">
          {targets.map(({ basis, label, value }) => (
            <span key={label}>
              <strong className="font-semibold">
                {label} {value}
              </strong>
              {basis && ` ${basis}`}.{" "}
            </span>
          ))}
          <TargetCaution /> {children}
        </span>
      }
      facts={areTargetsSmall ? facts.filter((fact) => !isTarget(fact)) : facts}
    />
  );
}

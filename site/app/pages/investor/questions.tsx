import type { Question } from "~/content/model/site-content.ts";
import { questionAnchor } from "~/content/model/wording/anchors.ts";
import { Accordion } from "~/ui/accordion.tsx";
import { anchored } from "./anchored.ts";
import { useOpenAtHash } from "./use-open-at-hash.ts";

export function Questions({ questions }: { questions: readonly Question[] }) {
  useOpenAtHash();
  if (questions.length === 0) return null;
  return (
    <section className="ground-sand">
      <div className="wrap grid-12 gap-y-8 py-section">
        <h2 className="col-span-full desktop:col-span-4">Questions</h2>
        <div className="col-span-full desktop:col-span-7 desktop:col-start-6">
          <Accordion
            items={anchored(questions, ({ question }) => questionAnchor(question)).map(
              ({ id, item: { answer, question } }) => ({ content: <p>{answer}</p>, id, title: question }),
            )}
          />
        </div>
      </div>
    </section>
  );
}

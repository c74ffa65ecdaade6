import { Accordion } from "~/ui/accordion.tsx";
import { questions } from "./questions.ts";

export function Questions() {
  return (
    <section className="ground-sand">
      <div className="wrap grid-12 gap-y-8 py-section">
        <h2 className="col-span-full desktop:col-span-4">Questions</h2>
        <div className="col-span-full desktop:col-span-7 desktop:col-start-6">
          <Accordion
            items={questions.map(({ answer, question }) => ({ title: question, content: <p>{answer}</p> }))}
          />
        </div>
      </div>
    </section>
  );
}

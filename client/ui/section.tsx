import { type ReactNode, type Ref, useId } from 'react';

export interface SectionProps {
  title: string;
  /** The heading, where what had the focus may go away. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** One matter of the account: its name at the side where there is room, else above. */
export function Section({ title, headingRef, children }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-4 py-8 panel:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <h2
        id={id}
        className="text-title outline-none"
        {...(headingRef && { ref: headingRef, tabIndex: -1 })}
      >
        {title}
      </h2>
      <div className="flex max-w-measure flex-col gap-5">{children}</div>
    </section>
  );
}

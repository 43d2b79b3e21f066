import type { ComponentProps } from 'react';
import { FormContext } from './form-scope.ts';
import type { EditForm } from './use-edit-form.ts';

type Props = ComponentProps<'form'> & { edit: Pick<EditForm<never>, 'scope' | 'submit'> };

/** The form around the fields of an `EditForm`. */
export function FormElement({ edit: { scope, submit }, ...props }: Props) {
  return (
    <FormContext value={scope}>
      <form
        ref={(element) => scope.attach(element)}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // React events bubble through portals, so the form that opened this dialog would be submitted too.
          event.stopPropagation();
          void submit();
        }}
        {...props}
      />
    </FormContext>
  );
}

const named = (names) => `:matches([property.name=${names}], [property.value=${names}])`;

/** XSS-1: markup is made by React or by DOM calls, never from a string. */
export const NO_MARKUP = [
  'JSXAttribute[name.name=/^(dangerouslySetInnerHTML|srcDoc)$/]',
  'ObjectExpression > Property:matches([key.name="dangerouslySetInnerHTML"], [key.value="dangerouslySetInnerHTML"])',
  `AssignmentExpression > MemberExpression.left${named('/^(innerHTML|outerHTML|srcdoc)$/')}`,
  `CallExpression > MemberExpression.callee${named('/^(insertAdjacentHTML|createContextualFragment)$/')}`,
  `CallExpression > MemberExpression.callee:matches([object.name="document"], [object.property.name="document"])${named('/^write(ln)?$/')}`,
].map((selector) => ({ selector, message: 'This turns a string into markup: render elements instead.' }));

/** Specification 5: a browser would say what is wrong in a language and in words of its own. */
export const BUBBLES = {
  selector: 'JSXOpeningElement[name.name="form"]:not(:has(JSXAttribute[name.name="noValidate"]))',
  message: 'Add `noValidate`, and say in the page what is wrong.',
};

/** WCAG 2.4.3: the keyboard stays where it was. */
export const LOST_FOCUS = {
  selector:
    'JSXOpeningElement[name.name="Button"] > JSXAttribute[name.name="disabled"] > JSXExpressionContainer > Identifier[name=/^(isPending|pending|busy)$/]',
  message: 'A pressed button that is disabled throws the focus to the top of the page: use `loading`.',
};

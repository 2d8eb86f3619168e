/* Included before every C file: is this object of that class, or of one below it?
 *
 * mypyc asks wherever a value comes out of a list, a dict or a field of a wider type, which is most of
 * the time, and Python answers by a walk along the list of all parents. The class itself or its first
 * parent is the answer nearly always: look there first, without a call.
 */
#ifndef SHAMBLER_TYPE_CHECK_H
#define SHAMBLER_TYPE_CHECK_H
#ifndef PY_SSIZE_T_CLEAN
#define PY_SSIZE_T_CLEAN
#endif
#include <Python.h>

static inline int shambler_type_check(PyObject *object, PyTypeObject *wanted) {
    PyTypeObject *type = Py_TYPE(object);
    return type == wanted || type->tp_base == wanted || PyType_IsSubtype(type, wanted);
}

#undef PyObject_TypeCheck
#define PyObject_TypeCheck(object, wanted) \
    shambler_type_check((PyObject *)(object), (PyTypeObject *)(wanted))
#endif
